package shop;

class Shop {
  Box size(List<Name> key) {
    Box size = take(key);
    use(size);
    return size;
  }

  Box take(List<Name> name) {
    return look(name);
  }

  Box look(Object name) {
    open(name);
    return last;
  }
}
