/** The page itself, in place of the name that index.html shows. */
import { mount } from 'svelte';
import App from './App.svelte';
import { draw } from './look/sprite';

for (const file of ['icons', 'scenes', 'panoramas'] as const) void draw(file).catch(() => undefined);
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });
