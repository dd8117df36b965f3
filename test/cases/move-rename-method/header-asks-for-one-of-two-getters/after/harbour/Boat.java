package harbour;

class Boat {
    Kit kit;

    void lay() {
        for (String one : kit.getLights()) {
            plank.put(one, 3);
        }
    }

    static class Kit {
        String[] lights;
        String[] lamb;

        String[] getLights() {
            return lights;
        }

        String[] getLamb() {
            return lamb;
        }
    }
}
