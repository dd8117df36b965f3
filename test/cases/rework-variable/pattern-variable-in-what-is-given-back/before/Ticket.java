class Ticket extends Paper {
  private final String seat;

  Ticket(String seat) {
    this.seat = seat;
  }

  @Override
  public boolean equals(Object other) {
    if (!super.equals(other)) {
      return false;
    }
    Ticket that = (Ticket) other;
    return seat.equals(that.seat);
  }

  boolean isAt(Object place, Hall hall) {
    Ticket guest = (Ticket) place;
    return guest.fits(hall);
  }
}
