import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/look.css';
import { draw } from './look/sprite';

for (const file of ['icons', 'scenes', 'panoramas'] as const) void draw(file).catch(() => undefined);
const target = document.getElementById('app')!;
target.replaceChildren(); // the name was shown meanwhile
mount(App, { target });
