package harbour;

class Store {
  void stack(Day today) {
    Crane.lift(street, 4);
    hours = hills.size();
    new Broom(wood).pass("dust");
    rows.each(Row::open, today);
  }

  String label() {
    return texts.find("label");
  }
}
