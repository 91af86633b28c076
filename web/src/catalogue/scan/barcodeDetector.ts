/** What of the Barcode Detection API is used; not every browser has it, and TypeScript does not know it. */
interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options?: { formats: string[] }) => BarcodeDetector;
  }
}

/** Whether this device can read codes by its camera. */
export const canScan = (): boolean =>
  window.BarcodeDetector !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Pictures a second that are looked at, at most (spec 2 §9). */
const PER_SECOND = 70;

/**
 * Shows the camera in a video and looks for a code until one is found, or `signal` ends it. Rejects when the camera
 * can't be had. The camera is off afterwards.
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
