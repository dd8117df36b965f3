package inn;

class Bar {
  private Drink drink;

  void serve(Guest guest, int age) {
    if (guest.isTired()) {
      offer(guest);
    }
    if (guest.isLate()) {
      hurry(guest);
    }
    if (age > 17) {
      this.drink = guest.choose();
    } else {
      this.drink = brew(age);
    }
    ring(age);
  }
}
