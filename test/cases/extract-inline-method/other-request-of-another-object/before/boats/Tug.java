package boats;

public class Tug {
  private Moorings moorings;

  Mooring find(Boat boat) {
    return moorings.place(boat);
  }

  int length() {
    return moorings.length();
  }
}
