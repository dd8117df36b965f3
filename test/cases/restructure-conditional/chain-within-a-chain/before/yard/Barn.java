package yard;

class Barn {
    void feed(Cow cow, boolean early, boolean cold) {
        if (early) {
            if (cold || cow.isOld()) {
                cow.eat();
                count(cow);
            }
        }
    }

    void milk(Cow cow, boolean early, boolean cold) {
        if ((early && cold) || cow.isOld()) {
            return;
        }
        cow.give();
        count(cow);
    }

    boolean sleeps(Cow cow, boolean early, boolean cold) {
        if (early && cold) {
            return false;
        }
        return cow.isOld();
    }
}
