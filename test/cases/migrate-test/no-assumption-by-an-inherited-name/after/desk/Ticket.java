package desk;

import java.math.BigInteger;
import java.util.Random;

class Ticket {
    private final Random random = new Random();

    String number() {
        BigInteger drawn = new BigInteger(130, random);
        return drawn.toString(16);
    }

    String place(int row) {
        return Labels.valueOf(row);
    }
}
