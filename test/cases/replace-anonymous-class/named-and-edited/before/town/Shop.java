package town;

class Shop {
  private Shelf shelf;

  void sells(Item item) {
    prepare(item);
    send(new Rule() {
      @Override
      public void checks(Item item) {
        int many = item.counts() * 3;
        if (many > 3 && shelf.isFull()) {
          return;
        }
        shelf.puts(many);
      }

      @Override
      public String names() {
        return "rule " + shelf.name();
      }
    }, 3);
  }

  void opens() {
    print(3);
  }
}
