/** The drawings, put into the page once: every icon and scene is a `<use>` of one of their symbols. */
import icons from './icons.svg?url';
import panoramas from './panoramas.svg?url';
import scenes from './scenes.svg?url';

const FILES = { icons, scenes, panoramas };
const begun = new Map<string, Promise<void>>();

/** Loads one of the files; again, if it failed. */
export function draw(file: keyof typeof FILES): Promise<void> {
  let drawing = begun.get(file);
  if (!drawing) {
    drawing = fetch(FILES[file])
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then((text) => {
        const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        parsed.setAttribute('hidden', '');
        parsed.setAttribute('aria-hidden', 'true');
        parsed.classList.add('sprite');
        document.body.append(document.adoptNode(parsed));
      })
      .catch((error: unknown) => {
        begun.delete(file);
        throw error;
      });
    begun.set(file, drawing);
  }
  return drawing;
}
