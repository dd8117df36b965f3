package a.b;

public class Boat {
  int rest;
}
