package a.b.d;

public class Boat {
  int rest;
}
