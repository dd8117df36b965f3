package boats;

public class Pier {
  private Moorings moorings;
  private Tug tug;

  private static Mooring find(Boat boat) {
    return Moorings.find(boat);
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
