// What browsers and Node both have and this package uses; nothing else of either is in sight here, so that a rule
// can't reach for the DOM, the network or a file.

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label: 'utf-8', options: { fatal: boolean; ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

declare function btoa(binary: string): string;
declare function atob(base64: string): string;
