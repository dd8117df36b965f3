package rail;

class Fares {
    void book(Trip trip, Card card) {
        charge(priceOf(trip, 1), card);
    }
}
