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
    return other instanceof Ticket that && seat.equals(that.seat);
  }

  boolean isAt(Object place, Hall hall) {
    return place instanceof Ticket ticket && ticket.fits(hall);
  }
}
