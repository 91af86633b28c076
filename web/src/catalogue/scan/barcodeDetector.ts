/**
 * The subset of the Barcode Detection API in use; not all browsers support it, and TypeScript has no types
 * for it.
 */
interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options?: { formats: string[] }) => BarcodeDetector;
  }
}

/** Whether the browser reads bar codes natively; the fallback reads QR codes only (ADR 88). */
export const readsBarCodes = (): boolean => window.BarcodeDetector !== undefined;

/**
 * Whether this device can scan codes. Without a native reader, only handheld devices can: the camera of a
 * computer faces its user.
 */
export const canScan = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  (readsBarCodes() || matchMedia('(pointer: coarse)').matches);

/** Maximum frames analysed per second (spec 2 §9). */
const PER_SECOND = 70;
/** The same for the fallback, which runs on the main thread. */
const OWN_PER_SECOND = 8;

interface Reader {
  detector: BarcodeDetector;
  perSecond: number;
}

async function openReader(): Promise<Reader> {
  const Native = window.BarcodeDetector;
  if (Native !== undefined) return { detector: new Native(), perSecond: PER_SECOND };
  const { BarcodeDetector } = await import('qr/decode.js');
  return { detector: new BarcodeDetector(), perSecond: OWN_PER_SECOND };
}

/**
 * Shows the camera in a video element and scans until a code is found or `signal` aborts. Rejects if the
 * camera is unavailable. The camera is off afterwards.
 */
export async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const reader = await openReader();
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', frameRate: { ideal: PER_SECOND } },
  });
  try {
    video.srcObject = stream;
    await video.play();
    return await firstCode(reader, video, signal);
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

async function firstCode(
  reader: Reader,
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (signal.aborted) return undefined;
  const [found] = await reader.detector.detect(video);
  if (found !== undefined) return found.rawValue;
  await new Promise((resolve) => setTimeout(resolve, 1000 / reader.perSecond));
  return firstCode(reader, video, signal);
}
