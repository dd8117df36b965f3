package port;

public class Boat {
  int rest;
}
