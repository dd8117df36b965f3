package shop;

class Shop {
  Key key;

  Box size() {
    Box size = take(key);
    use(size);
    return size;
  }

  Box take(Key name) {
    return look(name);
  }

  Box look(Object name) {
    open(name);
    return last;
  }
}
