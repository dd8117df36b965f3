package web;

import java.util.HashMap;
import java.util.Map;

public class Cookies {
    public String header(Jar jar) {
        var values = new HashMap<String, String>();
        jar.fill(values);
        StringBuilder header = new StringBuilder();
        values.forEach((name, value) -> header.append(name).append('=').append(value).append(';'));
        return header.toString();
    }
}
