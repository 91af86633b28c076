import '../../paper/page.ts';
