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
    this.drink = age > 17 ? guest.choose() : brew(age);
    ring(age);
  }
}
