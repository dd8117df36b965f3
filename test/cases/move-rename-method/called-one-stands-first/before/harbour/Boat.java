package harbour;

class Boat {
    void sail(Sea sea) {
        pumps.start(fuel);
        ropes.cut(sea, knife);
        flag.hoist(7);
    }

    long tide(long hours) {
        while (hours > 3) hours = hours / 2;
        return tides.at(hours);
    }

    int oil(Oil oil) {
        synchronized (oil) {
            oil.drip();
        }
        return oil.left;
    }
}
