package inn;

class Bar {
  private Drink drink;

  void serve(Guest guest, int age) {
    if (guest.isTired()) {
      offer(guest);
    }
    for (int i = 0; i < age; i++) {
      this.drink = age > 17 ? guest.choose() : brew(age);
    }
    ring(age);
  }
}
