package inn;

class Bar {
  private Drink drink;

  void serve(Guest guest, int age) {
    if (guest.isTired()) {
      offer(guest);
    }
    for (int i = 0; i < age; i++) {
      if (age > 17) {
        this.drink = guest.choose();
      } else {
        this.drink = brew(age);
      }
    }
    ring(age);
  }
}
