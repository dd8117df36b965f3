package shop;

class Shop {
  Box size(Key key) {
    Box size = look(key);
    use(size);
    return size;
  }

  Box look(Object name) {
    open(name);
    return last;
  }
}
