package shop;

class Shop {
  Box size() {
    Name key = find(4);
    Box size = take(key);
    use(size);
    return size;
  }

  Box take(Name name) {
    return look(name);
  }

  Box look(Object name) {
    open(name);
    return last;
  }
}
