package inn;

class Bar {
  private Drink drink;

  void serve(Guest guest, int age) {
    if (guest.isThirsty()) {
      this.drink = age > 17 ? guest.choose() : brew(age);
    }
    ring(age);
  }
}
