package port;

public class Tub {
  enum Crew0 { MATE, COOK, MASTER }

  enum Crew1 { MATE, COOK, MASTER }
}
