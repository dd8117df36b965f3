package shop;

class Till {
  void close(Day day) {
    money.Sum sum = day.sum();
    print(sum);
    store.book.Page page = day.page();
    fold(page);
    money.Sum.Part part = day.part();
    stamp(part);
  }
}
