package town;

class Survey {
  void ask() {
    var houses = street.houses();
    var census = Registry.census();
    houses.forEach(census::count);
    report(census.total());
  }
}
