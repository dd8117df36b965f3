package port;

public class Tub {
  private int keel = 7;

  enum Crew0 { MATE, COOK, MASTER }
}
