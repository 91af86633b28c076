import '../../catalogue/store/items.ts';
