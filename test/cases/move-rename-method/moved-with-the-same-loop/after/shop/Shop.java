package shop;

class Shop {
  Store store;
}
