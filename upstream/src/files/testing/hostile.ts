import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** A file uploaded as a picture. */
export interface Hostile {
  name: string;
  bytes: Buffer;
}

/** Pixels that hardly compress, deterministic. */
export function noise(width: number, height: number): ReturnType<typeof sharp> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = state >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG chunk with a valid checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crcOf(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A grey PNG with any claimed size and these raw image bytes; Adam7 when interlaced. */
function pngOf(width: number, height: number, pixels: Buffer, interlaced = false): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const text = (name: string, content: string): Hostile => ({ name, bytes: Buffer.from(content, 'latin1') });

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;

/** Files that are not pictures in a supported format. */
const STRANGE: readonly Hostile[] = [
  text('an SVG with a script', SVG),
  text('an SVG behind an XML head', `<?xml version="1.0"?>${SVG}`),
  text(
    'an SVG that reads a file',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  ),
  { name: 'a zipped SVG', bytes: gzipSync(SVG) },
  text('a page', `<!doctype html>${SCRIPT}`),
  text('a page behind blanks', `   \n\n<html>${SCRIPT}</html>`),
  text(
    'a GIF',
    'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  ),
  text('a GIF that is a script', 'GIF89a=1;alert(1)//'),
  text('a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 '),
  text('an AVIF', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1'),
  text('a HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1'),
  text('a TIFF', 'II*\x00\x08\x00\x00\x00'),
  text('a BMP', 'BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00'),
  text('an icon', '\x00\x00\x01\x00\x01\x00\x10\x10'),
  text('a PDF', '%PDF-1.7\n1 0 obj << /JS (app.alert(1)) >>'),
  text('a ZIP', 'PK\x03\x04\x14\x00\x00\x00\x08\x00'),
  text('a program', '\x7fELF\x02\x01\x01'),
  text('a Windows program', 'MZ\x90\x00\x03'),
  text('a shell script', '#!/bin/sh\nrm -rf /\n'),
  text(
    'ImageMagick commands',
    'push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x"\npop graphic-context',
  ),
  text('PHP', '<?php system($_GET["c"]); ?>'),
  text('PostScript', '%!PS\n(%pipe%id) (w) file'),
  text('one byte', 'x'),
  {
    name: 'a JPEG after one blank',
    bytes: Buffer.concat([Buffer.from(' '), Buffer.from('ffd8ffe0', 'hex')]),
  },
];

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

/** Files that only begin like a picture, or would cost too much to decode. */
async function broken(): Promise<Hostile[]> {
  const jpeg = await noise(200, 200).jpeg().toBuffer();
  const png = await noise(200, 200).png().toBuffer();
  const damaged = Buffer.from(png);
  damaged.fill(0, 60, 90);
  return [
    { name: 'the beginning of a JPEG', bytes: Buffer.from('ffd8ff', 'hex') },
    { name: 'the beginning of a PNG', bytes: SIGNATURE },
    { name: 'half a JPEG', bytes: cut(jpeg) },
    { name: 'half a PNG', bytes: cut(png) },
    { name: 'a damaged PNG', bytes: damaged },
    {
      name: 'a page that begins as a JPEG',
      bytes: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(SCRIPT)]),
    },
    { name: 'a page that begins as a PNG', bytes: Buffer.concat([SIGNATURE, Buffer.from(SCRIPT)]) },
    { name: 'a PNG of 65,000 x 65,000', bytes: pngOf(65_000, 65_000, Buffer.alloc(1000)) },
    { name: 'a PNG of 2^31 pixels a line', bytes: pngOf(0x7fffffff, 1, Buffer.alloc(1000)) },
    { name: 'a PNG without a size', bytes: pngOf(0, 0, Buffer.alloc(10)) },
    { name: 'a PNG bomb of 36 megapixels', bytes: pngOf(6000, 6000, Buffer.alloc(6001 * 6000)) },
    { name: 'a PNG that promises more lines than it has', bytes: pngOf(4000, 4000, Buffer.alloc(4001)) },
  ];
}

/** Pictures with additional content: they may be accepted, but only their pixels may remain. */
async function loaded(): Promise<Hostile[]> {
  const jpeg = await noise(300, 200).jpeg().toBuffer();
  const png = await noise(300, 200).png().toBuffer();
  const withExif = await noise(300, 200)
    .withExif({ IFD0: { Copyright: SCRIPT, Artist: 'canary-artist' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const comment = Buffer.from(`canary-comment${SCRIPT}`);
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  const end = png.length - 12;
  const note = chunk('tEXt', Buffer.from(`Comment\0canary-text${SCRIPT}`));
  return [
    { name: 'a JPEG with a page behind it', bytes: Buffer.concat([jpeg, Buffer.from(SCRIPT)]) },
    {
      name: 'a JPEG with a ZIP behind it',
      bytes: Buffer.concat([jpeg, Buffer.from('PK\x03\x04canary-zip')]),
    },
    { name: 'a JPEG with a script in its EXIF', bytes: withExif },
    {
      name: 'a JPEG with a comment',
      bytes: Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]),
    },
    {
      name: 'a PNG with a script in its text',
      bytes: Buffer.concat([png.subarray(0, end), note, png.subarray(end)]),
    },
    { name: 'a PNG with a page behind it', bytes: Buffer.concat([png, Buffer.from(`canary-tail${SCRIPT}`)]) },
    { name: 'an interlaced PNG of 25 megapixels', bytes: pngOf(5000, 5000, adam7(5000), true) },
  ];
}

/** The seven passes of an interlaced black square. */
function adam7(size: number): Buffer {
  const passes = [
    [8, 8],
    [8, 8],
    [4, 8],
    [4, 4],
    [2, 4],
    [2, 2],
    [1, 2],
  ] as const;
  const starts = [
    [0, 0],
    [4, 0],
    [0, 4],
    [2, 0],
    [0, 2],
    [1, 0],
    [0, 1],
  ] as const;
  const bytes = passes.map(([across, down], at) => {
    const [x, y] = starts[at] ?? [0, 0];
    return (Math.ceil((size - x) / across) + 1) * Math.ceil((size - y) / down);
  });
  return Buffer.alloc(bytes.reduce((sum, one) => sum + one, 0));
}

/** More than 40 hostile uploads: `refused` must be refused, `loaded` may be accepted without the additional content. */
export async function hostileFiles(): Promise<{ refused: Hostile[]; loaded: Hostile[] }> {
  return { refused: [...STRANGE, ...(await broken())], loaded: await loaded() };
}

/** Texts within the additional content of the pictures, and in none of their pixels. */
export const CARRIED = /script|canary|GPS|Exif|alert/;
