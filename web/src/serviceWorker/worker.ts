/**
 * The service worker, /sw.js (spec 1 §9). It stores nothing, and answers no request but a navigation without a
 * network: what a shop has never stands in a cache, and logging out leaves nothing of it (docs/adr/0013). Each part
 * listens for its own events.
 */
import './navigation.ts';
import './push.ts';
import './renewal.ts';
