package yard;

class Barn {
    void feed(Cow cow, boolean early, boolean cold) {
        if (early && (cold || cow.isOld())) {
            cow.eat();
            count(cow);
        }
    }

    void milk(Cow cow, boolean early, boolean cold) {
        if (early && cold) {
            return;
        }
        if (cow.isOld()) {
            return;
        }
        cow.give();
        count(cow);
    }

    boolean sleeps(Cow cow, boolean early, boolean cold) {
        return (!early || !cold) && cow.isOld();
    }
}
