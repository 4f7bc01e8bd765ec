/** Opening a record file, wherever it is chosen or dropped. */
import { postText } from '../api/http';
import { route } from '../state/route.svelte';
import { settings } from '../state/settings.svelte';
import { recordText, replayWords } from '../words/replay';
import type { Replay } from './document';
import { FILE, files, read } from './opened.svelte';

class Opening {
  busy = $state(false);
  /** What is wrong with the last file, and its name. */
  problem = $state.raw<{ name: string; error: unknown } | null>(null);

  readonly text = $derived(
    this.problem ? `${replayWords().cannotOpen(this.problem.name)} ${recordText(this.problem.error)}` : '',
  );

  /** Shows the game of a file; one that is no record leaves everything as it is, with a reason. */
  async read(file: File | undefined) {
    if (!file || this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      const text = await read(file);
      const { language } = settings;
      const replay = await postText<Replay>(`/api/record/replay?language=${language}`, text);
      files.show({ name: file.name, text, ready: { language, replay } });
      route.go(`/replay/${FILE}`);
    } catch (error) {
      this.problem = { name: file.name, error };
    } finally {
      this.busy = false;
    }
  }
}

export const opening = new Opening();
