/**
 * The service worker, /sw.js (spec 1 §9). It caches the code of the till's screens for signed-in users, but
 * never a shop's data (docs/adr/0013). Each module registers its own event listeners.
 */
import './navigation.ts';
import './push.ts';
import './renewal.ts';
import './tillCode.ts';
