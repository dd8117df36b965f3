package town;

class Survey {
  void ask() {
    var houses = street.houses();
    report(Registry.census().count(houses).total());
  }
}
