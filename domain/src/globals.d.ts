// APIs that both browsers and Node have and this package uses. Nothing else is declared, so that a rule cannot use
// the DOM, the network or files.

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label: 'utf-8', options: { fatal: boolean; ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

declare function btoa(binary: string): string;
declare function atob(base64: string): string;
