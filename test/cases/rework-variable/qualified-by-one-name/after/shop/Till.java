package shop;

class Till {
  void close(Day day) {
    money.Sum total = day.sum();
    print(total);
    store.book.Page sheet = day.page();
    fold(sheet);
    money.Sum.Part piece = day.part();
    stamp(piece);
  }
}
