package rail;

class Fares {
    void book(Trip trip, Card card) {
        Price single = priceOf(trip, 1);
        charge(priceOf(trip, 2), card);
        charge(single, card);
    }
}
