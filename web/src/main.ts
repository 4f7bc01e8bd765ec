/** The name of the page is painted first; the page follows in the next frame. */
import './look/fonts.css';
import './look/look.css';

requestAnimationFrame(() => setTimeout(() => void import('./boot'), 0));
