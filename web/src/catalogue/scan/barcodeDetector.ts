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

/** Whether this device can scan codes with its camera. */
export const canScan = (): boolean =>
  window.BarcodeDetector !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Maximum frames analysed per second (spec 2 §9). */
const PER_SECOND = 70;

/**
 * Shows the camera in a video element and scans until a code is found or `signal` aborts. Rejects if the
 * camera is unavailable. The camera is off afterwards.
 */
export async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const Detector = window.BarcodeDetector;
  if (Detector === undefined) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', frameRate: { ideal: PER_SECOND } },
  });
  try {
    video.srcObject = stream;
    await video.play();
    return await firstCode(new Detector(), video, signal);
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

async function firstCode(
  detector: BarcodeDetector,
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (signal.aborted) return undefined;
  const [found] = await detector.detect(video);
  if (found !== undefined) return found.rawValue;
  await new Promise((resolve) => setTimeout(resolve, 1000 / PER_SECOND));
  return firstCode(detector, video, signal);
}
