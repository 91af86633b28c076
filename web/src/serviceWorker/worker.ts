/**
 * The service worker, /sw.js (spec 1 §9). It keeps the code of the till's screens for who is signed in, and no data:
 * what a shop has never stands in a cache (docs/adr/0013). Each part listens for its own events.
 */
import './navigation.ts';
import './push.ts';
import './renewal.ts';
import './tillCode.ts';
