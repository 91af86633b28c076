import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** The bytes of a PDF whose pages are drawn by `draw`. */
export async function openPdf(
  facts: { title: string; author: string; created: Date },
  draw: (pdf: InstanceType<typeof PDFDocument>) => void | Promise<void>,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.created },
  });
  const bytes = buffer(pdf);
  await draw(pdf);
  pdf.end();
  return bytes;
}
