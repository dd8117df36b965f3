package shop;

class Shop {
  Key key;

  Box size() {
    Box size = look(key);
    use(size);
    return size;
  }

  Box look(Object name) {
    open(name);
    return last;
  }
}
