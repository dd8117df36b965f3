package boats;

public class Tug {
  private Moorings moorings;

  int length() {
    return moorings.length();
  }
}
