package boats;

public class Tug {
  private Moorings moorings;

  Mooring find(Boat boat) {
    return moorings.find(boat);
  }

  int length() {
    return moorings.length();
  }
}
