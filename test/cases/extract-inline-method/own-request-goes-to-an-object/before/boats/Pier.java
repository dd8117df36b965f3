package boats;

public class Pier {
  private Moorings moorings;
  private Tug tug;

  Mooring find(Boat boat) {
    return moorings.find(boat);
  }

  int depth(Boat boat) {
    log(boat);
    Mooring place = find(boat);
    return place.depth();
  }

  int size() {
    return moorings.size();
  }
}
